import type { Text } from './text';

type PolicyType = 'TERMS' | 'ABOUT_COMPANY' | 'PRIVACY_POLICY';
/** `text` holds simple HTML. */
export type PolicyRecord = { id: string; merchantId: string; type: PolicyType; text: Text };

export type BannerRecord = {
  id: string;
  merchantId: string;
  image: string;
  title: Text;
  priority: number;
  productId: string | null;
  categoryId: string | null;
  url: string | null;
  isActive: boolean;
};

export type StoryRecord = {
  id: string;
  merchantId: string;
  image: string;
  title: Text;
  priority: number;
  items: {
    id: string;
    image: string;
    title: Text;
    text: Text;
    productId: string | null;
    url: string | null;
    /** seconds on screen */
    duration: number;
  }[];
};

export type VacancyRecord = {
  id: string;
  merchantId: string;
  position: Text;
  responsiblePerson: string;
  phone: string;
  /** free text of the merchant */
  salary: Text;
  requirements: Text;
  description: Text;
  isActive: boolean;
};

export type NoticeRecord = {
  id: string;
  merchantId: string;
  /** null: for every user of the merchant */
  userId: string | null;
  title: Text;
  text: Text;
  image: string | null;
  orderId: string | null;
  createdDate: string;
};

export type BotSettingRecord = {
  id: string;
  merchantId: string;
  botUsername: string;
  webAppUrl: string;
  welcome: Text;
  menuButton: Text;
  requestContact: boolean;
};
