/** How to draw a picture; those of the demo are composed on request, those of a recording stored. */
export type PictureRecipe = DrawnRecipe | { kind: 'file'; file: string };

export type DrawnRecipe =
  | { kind: 'dish'; emoji: string; garnish: string | null; tint: Tint; angle: 0 | 1 | 2 }
  | { kind: 'scene'; emojis: string[]; tint: Tint; width: number; height: number }
  | { kind: 'mark'; emoji: string; tint: Tint };

export const tints = {
  saffron: ['#fff3d6', '#ffd98a', '#d99a2b'],
  paprika: ['#ffe9df', '#ffc0a3', '#c9663a'],
  tomato: ['#ffe7e5', '#ffb7b0', '#c24f47'],
  herb: ['#eef7e2', '#c9e5a4', '#769a45'],
  cream: ['#fffaf0', '#f4e3c3', '#b8965b'],
  cocoa: ['#f8eee6', '#e2c4aa', '#8d623f'],
  berry: ['#ffeaf1', '#ffbdd2', '#bf5379'],
  sky: ['#eaf6fb', '#b9e0ef', '#5292ab'],
  lilac: ['#f5effc', '#dac6f1', '#86659f'],
  mint: ['#e8f8f1', '#b5e5d0', '#4f9a7c'],
} as const satisfies Record<string, readonly [light: string, deep: string, shade: string]>;
/** A soft backdrop: light in the middle, deeper at the rim, and a shadow colour. */
export type Tint = keyof typeof tints;
