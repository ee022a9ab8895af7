import type { Category, Product } from '../../../src/domain/catalog/catalog';
import type { Text } from './text';

export type GroupRecord = {
  id: string;
  merchantId: string;
  name: Text;
  icon: string | null;
  image: string | null;
  bgColor: string | null;
  iconBgColor: string | null;
  priority: number;
};

export type CategoryRecord = {
  id: string;
  merchantId: string;
  groupId: string | null;
  name: Text;
  image: string | null;
  priority: number;
  textColor: string | null;
  /** null: as the settings say */
  viewType: Category['viewType'];
  isWithoutCart: boolean;
  scrollType: Category['scrollType'];
  navigationType: Category['navigationType'];
};

type ModificationRecord = {
  id: string;
  name: Text;
  /** som */
  price: number;
  image: string | null;
  priority: number;
};

export type ModificationGroupRecord = {
  /** several groups of a product may share one; null: without */
  id: string | null;
  name: Text;
  min: number;
  max: number | null;
  priority: number;
  modifications: ModificationRecord[];
};

export type ProductRecord = {
  id: string;
  merchantId: string;
  categoryId: string;
  name: Text;
  description: Text;
  composition: Text | null;
  image: string | null;
  gallery: string[];
  priority: number;
  active: boolean;
  isAvailable: boolean;
  /** som */
  costPrice: number;
  additionalPrice: number;
  /** percent of costPrice */
  discount: number;
  count: number;
  /** pieces left, null when stock is not tracked */
  amount: number | null;
  /** null: not told */
  unit: Product['unit'];
  type: 'NONE' | 'MODIFICATION';
  modificationGroups: ModificationGroupRecord[];
  labels: Text[];
  tags: Text[];
  calorie: number | null;
  measure: string | null;
  timeCookingMin: number | null;
  timeCookingMax: number | null;
  barcode: string | null;
  mxicCode: string | null;
  /** null: sold in every branch */
  productBranch: { branchId: string; isActive: boolean }[] | null;
  isCartRecommendation: boolean;
  deliveryEnabled: boolean;
  grade: number | null;
  posterId: string | null;
  jowiId: string | null;
  integrationId: string | null;
  integrationCategoryId: string | null;
};

export type PromoRecord = {
  id: string;
  merchantId: string;
  code: string;
  name: Text;
  discountType: 'AMOUNT' | 'PERCENTAGE';
  /** som for AMOUNT, percent for PERCENTAGE */
  productDiscount: number;
  deliveryDiscount: number;
  /** som; the product price must exceed it */
  minPrice: number;
  startDate: string | null;
  endDate: string | null;
  isActive: boolean;
  /** shown in the promos of every signed-in user */
  isPublic: boolean;
};
