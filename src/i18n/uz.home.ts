import type { Shape } from './plural';

/**
 * Uzbek: the default language (§1) and the shape that the other dictionaries are checked against.
 */
export const first = {
  common: {
    back: 'Orqaga',
    cancel: 'Bekor qilish',
    close: 'Yopish',
    loading: 'Yuklanmoqda…',
    no: 'Yoʻq',
    notices: 'Bildirishnomalar',
    retry: 'Qayta urinish',
    save: 'Saqlash',
    toMenu: 'Menyuga oʻtish',
    undo: 'Qaytarish',
    from: '{{price}}dan',
    addNamed: 'Savatga qoʻshish: {{name}}',
    decrease: 'Kamaytirish: {{name}}',
    increase: 'Koʻpaytirish: {{name}}',
    labelled: '{{label}}: {{value}}',
    list: '{{before}}, {{next}}',
  },
  units: { KG: 'kg', LITER: 'l', GRAMM: 'g', COUNT: 'dona', ML: 'ml', CM: 'sm' },
  crash: {
    title: 'Sahifada xatolik yuz berdi',
    text: 'Savatingiz joyida. Sahifani yangilab, davom etishingiz mumkin.',
    reload: 'Sahifani yangilash',
  },
  home: {
    search: 'Mahsulot qidirish',
    searchExample: 'Qidirish, masalan: {{name}}',
    profile: 'Profil',
    pickUpAt: 'Olib ketish',
    chooseBranch: 'Filialni tanlang',
    deliverTo: 'Yetkazib berish',
    whereTo: 'Manzilni tanlang',
    waiterOrders: 'Buyurtmani ofitsiant qabul qiladi',
    tableAt: '{{table}}-stol',
    basket: 'Savat',
    empty: 'Menyu hozircha boʻsh',
    emptyText: 'Tez orada toʻldiramiz.',
    failed: 'Menyuni yuklab boʻlmadi',
    categories: 'Turkumlar',
    allCategories: 'Barcha turkumlar',
    emptyCategory: 'Bu turkumda hozircha hech narsa yoʻq',
    soldOut: 'Tugadi',
    lastPieces: 'Atigi {{count}} ta qoldi',
    activeOrder: 'Buyurtma №\u00a0{{number}}',
    oldPrice: 'avvalgi narxi',
    emptyBranch: 'Bu filialda hozircha hech narsa yoʻq',
    otherBranch: 'Boshqa filialni tanlash',
  },
};

/** Home's texts: the part of a dictionary that is loaded before the first render. */
export type FirstTexts = Shape<typeof first>;
