import type { Collection } from './geojson';

/** A GeoJSON file; the compiler is spared from reading a type out of it. */
declare const towns: Collection;
export default towns;
