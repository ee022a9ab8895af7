import type { FirstTexts } from './uz.home';

/**
 * Names, queries, paths and phones keep their own direction: they are wrapped in the invisible
 * isolates U+2068 (first strong) or U+2066 (left to right) and U+2069; otherwise bidi reorders
 * them.
 */
export const first: FirstTexts = {
  common: {
    back: 'رجوع',
    cancel: 'إلغاء',
    close: 'إغلاق',
    loading: 'جارٍ التحميل…',
    no: 'لا',
    notices: 'الإشعارات',
    retry: 'إعادة المحاولة',
    save: 'حفظ',
    toMenu: 'إلى القائمة',
    undo: 'تراجع',
    from: 'من {{price}}',
    addNamed: 'إضافة إلى السلة: \u2068{{name}}\u2069',
    decrease: 'إنقاص: \u2068{{name}}\u2069',
    increase: 'زيادة: \u2068{{name}}\u2069',
    labelled: '{{label}}: \u2068{{value}}\u2069',
    list: '{{before}}، {{next}}',
  },
  units: { KG: 'كغ', LITER: 'لتر', GRAMM: 'غ', COUNT: 'قطعة', ML: 'مل', CM: 'سم' },
  crash: {
    title: 'حدث خطأ في هذه الصفحة',
    text: 'سلتك محفوظة. حدّث الصفحة للمتابعة.',
    reload: 'تحديث الصفحة',
  },
  home: {
    search: 'ابحث عن منتج',
    searchExample: 'ابحث، مثلًا: \u2068{{name}}\u2069',
    profile: 'الملف الشخصي',
    pickUpAt: 'الاستلام من',
    chooseBranch: 'اختر الفرع',
    deliverTo: 'التوصيل إلى',
    whereTo: 'اختر العنوان',
    waiterOrders: 'النادل يأخذ الطلبات',
    tableAt: 'الطاولة {{table}}',
    basket: 'السلة',
    empty: 'القائمة فارغة حاليًا',
    emptyText: 'سنضيف إليها منتجات قريبًا.',
    failed: 'تعذّر تحميل القائمة',
    categories: 'الفئات',
    allCategories: 'كل الفئات',
    emptyCategory: 'لا يوجد شيء في هذه الفئة حاليًا',
    soldOut: 'نفدت الكمية',
    lastPieces: 'بقي {{count}} فقط',
    activeOrder: 'الطلب رقم {{number}}',
    oldPrice: 'السعر السابق',
    emptyBranch: 'لا يوجد شيء في هذا الفرع حاليًا',
    otherBranch: 'اختيار فرع آخر',
  },
};
