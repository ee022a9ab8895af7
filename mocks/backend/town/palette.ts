/** The map colours of one theme. */
export type Palette = Record<
  | 'land'
  | 'field'
  | 'orchard'
  | 'path'
  | 'ground'
  | 'offices'
  | 'flats'
  | 'school'
  | 'park'
  | 'water'
  | 'house'
  | 'houseEdge'
  | 'road'
  | 'roadEdge'
  | 'mainRoad'
  | 'mainRoadEdge'
  | 'rails'
  | 'streetName'
  | 'waterName'
  | 'parkName'
  | 'district'
  | 'town'
  | 'halo',
  string
>;

const light: Palette = {
  land: '#eef1e4',
  field: '#e6ead3',
  orchard: '#d9e8c8',
  path: '#f4f2e4',
  ground: '#efece5',
  offices: '#f2e7da',
  flats: '#e9e8e3',
  school: '#f0e6cc',
  park: '#cbe6bf',
  water: '#a5d6ef',
  house: '#dbd5cb',
  houseEdge: '#c9c1b4',
  road: '#ffffff',
  roadEdge: '#d5d0c6',
  mainRoad: '#ffe2a0',
  mainRoadEdge: '#e9c473',
  rails: '#b9b4ab',
  streetName: '#57534c',
  waterName: '#2f6f92',
  parkName: '#3d7a3b',
  district: '#77706a',
  town: '#37342f',
  halo: '#ffffff',
};

const dark: Palette = {
  land: '#1a2021',
  field: '#1d2522',
  orchard: '#1c2a24',
  path: '#2f4639',
  ground: '#1f242b',
  offices: '#252830',
  flats: '#21272e',
  school: '#2a2a28',
  park: '#1d3429',
  water: '#173a52',
  house: '#2e3640',
  houseEdge: '#3a434e',
  road: '#3b444f',
  roadEdge: '#171b20',
  mainRoad: '#665a3c',
  mainRoadEdge: '#171b20',
  rails: '#4a515a',
  streetName: '#b6bfca',
  waterName: '#7db4d6',
  parkName: '#84b98a',
  district: '#929ba7',
  town: '#e8ecf1',
  halo: '#1a1e23',
};

export const palettes: Record<'light' | 'dark', Palette> = { light, dark };
