import type { Collection } from './geojson';

/** Declares the GeoJSON file's type, which spares the compiler from inferring it. */
declare const towns: Collection;
export default towns;
