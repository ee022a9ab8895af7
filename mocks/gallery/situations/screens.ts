import type { Group } from '../specimen';
import { address } from './address';
import { basket } from './basket';
import { branches } from './branches';
import { cards } from './cards';
import { category } from './category';
import { checkout } from './checkout';
import { checkoutTime } from './checkoutTime';
import { content } from './content';
import { desktop } from './desktop';
import { favourites } from './favourites';
import { gone } from './gone';
import { handOver } from './handOver';
import { home } from './home';
import { login } from './login';
import { look } from './look';
import { notices } from './notices';
import { order } from './order';
import { orders } from './orders';
import { payment } from './payment';
import { personal } from './personal';
import { product } from './product';
import { profile } from './profile';
import { promo } from './promo';
import { reservation } from './reservation';
import { search } from './search';
import { substitution } from './substitution';
import { table } from './table';

/** The screens, in the order of a customer's path. */
export const screenGroups = [
  home,
  category,
  search,
  product,
  basket,
  checkout,
  promo,
  checkoutTime,
  substitution,
  handOver,
  payment,
  login,
  address,
  branches,
  reservation,
  table,
  orders,
  order,
  notices,
  profile,
  favourites,
  cards,
  personal,
  look,
  content,
  gone,
  desktop,
] satisfies readonly Group[];

/** The name of a screen’s specimen, as in `?specimen=`. */
export type ScreenSpecimen = (typeof screenGroups)[number]['specimens'][number]['id'];
