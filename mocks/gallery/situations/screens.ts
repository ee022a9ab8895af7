import type { Group } from '../specimen';
import { basket } from './basket';
import { branches } from './branches';
import { category } from './category';
import { checkout } from './checkout';
import { gone } from './gone';
import { home } from './home';
import { login } from './login';
import { order } from './order';
import { orders } from './orders';
import { product } from './product';
import { profile } from './profile';
import { search } from './search';

/** The screens, along the way of an order. */
export const screenGroups: readonly Group[] = [
  home,
  category,
  search,
  product,
  basket,
  checkout,
  login,
  branches,
  orders,
  order,
  profile,
  gone,
];
