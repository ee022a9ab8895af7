import type { LngLat, Point } from './plane';

/** A name in the languages of the map's labels; `name` is what stands on the signs. */
export type Name = { name: string; 'name:ru'?: string; 'name:ar'?: string };

/** What a town is drawn from. */
export type Plan = {
  seed: number;
  centre: LngLat;
  /** metres from the centre to about where the last blocks stand */
  radius: number;
  title: Name;
  /** where in the list of street names this town begins */
  firstStreet: number;
  ring: { radius: number; name: string };
  /** roads from the ring to a place far outside */
  radials: readonly { name: string; to: Point }[];
  river: { title: Name; width: number; bed: readonly Point[] };
  rails: readonly Point[];
  districts: readonly (Name & { at: Point })[];
};

const capital: Plan = {
  seed: 7,
  centre: [69.262, 41.311],
  radius: 4600,
  title: { name: 'Toshkent', 'name:ru': 'Ташкент', 'name:ar': 'طشقند' },
  firstStreet: 0,
  ring: { radius: 2150, name: 'Kichik halqa yoʻli' },
  radials: [
    { name: 'Buyuk ipak yoʻli', to: [30_000, 19_000] },
    { name: 'Sharof Rashidov shoh koʻchasi', to: [-26_000, -24_000] },
    { name: 'Chimyon yoʻli', to: [12_000, 34_000] },
    { name: 'Keles yoʻli', to: [-24_000, 21_000] },
    { name: 'Ohangaron yoʻli', to: [21_000, -28_000] },
  ],
  river: {
    title: { name: 'Anhor', 'name:ru': 'Анхор', 'name:ar': 'نهر أنهار' },
    width: 46,
    bed: [
      [26_000, 21_000],
      [12_000, 9000],
      [6800, 6100],
      [4700, 3500],
      [2600, 2500],
      [900, 1350],
      [-500, 1200],
      [-1250, 250],
      [-1150, -1100],
      [-2300, -2250],
      [-4300, -2900],
      [-6900, -4700],
      [-14_000, -7000],
      [-30_000, -16_000],
    ],
  },
  rails: [
    [34_000, -26_000],
    [9000, -6500],
    [4200, -2700],
    [1500, -2950],
    [-1800, -3700],
    [-5200, -6200],
    [-24_000, -30_000],
  ],
  districts: [
    { name: 'Chilonzor', 'name:ru': 'Чиланзар', at: [-2700, -1150] },
    { name: 'Yunusobod', 'name:ru': 'Юнусабад', at: [900, 3250] },
    {
      name: 'Mirzo Ulugʻbek',
      'name:ru': 'Мирзо-Улугбек',
      'name:ar': 'ميرزا ألغ بك',
      at: [3000, 1300],
    },
    { name: 'Shayxontohur', 'name:ru': 'Шайхантахур', 'name:ar': 'شيخ أنطاهور', at: [-1950, 1450] },
    { name: 'Mirobod', 'name:ru': 'Мирабад', 'name:ar': 'مير آباد', at: [1250, -1300] },
    { name: 'Yakkasaroy', 'name:ru': 'Яккасарай', at: [-450, -1900] },
    { name: 'Olmazor', 'name:ru': 'Алмазар', at: [-2300, 3100] },
    { name: 'Yashnobod', 'name:ru': 'Яшнабад', at: [3350, -1150] },
    { name: 'Sergeli', 'name:ru': 'Сергели', at: [600, -3800] },
  ],
};

const second: Plan = {
  seed: 23,
  centre: [66.96, 39.652],
  radius: 2700,
  title: { name: 'Samarqand', 'name:ru': 'Самарканд', 'name:ar': 'سمرقند' },
  firstStreet: 31,
  ring: { radius: 1250, name: 'Registon halqasi' },
  radials: [
    { name: 'Dahbed yoʻli', to: [-14_000, 26_000] },
    { name: 'Panjakent yoʻli', to: [28_000, -9000] },
    { name: 'Urgut yoʻli', to: [9000, -28_000] },
    { name: 'Kattaqoʻrgʻon yoʻli', to: [-30_000, -4000] },
  ],
  river: {
    title: { name: 'Siyob', 'name:ru': 'Сиаб', 'name:ar': 'سياب' },
    width: 24,
    bed: [
      [24_000, 2000],
      [6000, 2600],
      [2700, 1500],
      [1200, 1750],
      [200, 1500],
      [-900, 2050],
      [-2800, 1800],
      [-7000, 3600],
      [-24_000, 9000],
    ],
  },
  rails: [
    [-26_000, -8000],
    [-6000, -3300],
    [-2000, -2250],
    [1500, -2500],
    [6000, -1400],
    [26_000, 3000],
  ],
  districts: [
    { name: 'Registon', 'name:ru': 'Регистан', 'name:ar': 'ريجستان', at: [500, 150] },
    { name: 'Siyob', 'name:ru': 'Сиаб', at: [900, 1150] },
    { name: 'Bogʻishamol', 'name:ru': 'Багишамал', at: [-1300, -900] },
    { name: 'Sartepo', 'name:ru': 'Сартепо', 'name:ar': 'سرتپه', at: [-1550, 700] },
  ],
};

/** The towns of the demo, the larger one first. */
export const plans: readonly Plan[] = [capital, second];
