/** Phone screens in CSS pixels, and a wide one. */
export const screens = [
  { name: 'Small Android', width: 360, height: 640 },
  { name: 'iPhone', width: 390, height: 844 },
  { name: 'Large iPhone', width: 430, height: 932 },
  { name: 'Desktop window', width: 420, height: 720 },
  { name: 'Desktop, full', width: 1024, height: 720 },
] as const;

/** Insets of a phone with a notch: as a sheet, and in fullscreen. */
export const insetPresets = [
  {
    name: 'None',
    safe: { top: 0, right: 0, bottom: 0, left: 0 },
    content: { top: 0, right: 0, bottom: 0, left: 0 },
  },
  {
    name: 'Home bar',
    safe: { top: 0, right: 0, bottom: 34, left: 0 },
    content: { top: 0, right: 0, bottom: 0, left: 0 },
  },
  {
    name: 'Notch, full screen',
    safe: { top: 47, right: 0, bottom: 34, left: 0 },
    content: { top: 46, right: 0, bottom: 0, left: 0 },
  },
] as const;

/** Height of a phone's keyboard, px. */
export const keyboardHeight = 280;

/** Start parameters supported by the app, for the demo restaurant. */
export const starts = [
  { name: 'None', value: '' },
  { name: 'A product', value: 'product_toy-oshi' },
  { name: 'A category', value: 'category_osh' },
  { name: 'An order', value: 'order_1' },
  { name: 'A promo code', value: 'promo_SALOM10' },
  { name: 'A table', value: 'table_markaz_zal_7' },
] as const;

export const vendors = [
  { name: 'Restaurant', value: 'demo' },
  { name: 'Flower shop', value: 'bloom' },
  { name: 'Inactive shop', value: 'closed' },
  { name: 'Unknown shop', value: 'nonexistent' },
] as const;
