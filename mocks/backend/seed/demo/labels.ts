import { text } from '../../records/text';

export const hit = text('Xit', 'Хит', 'Bestseller');
export const novelty = text('Yangi', 'Новинка', 'New');
export const chefs = text('Oshpaz tavsiyasi', 'Выбор шефа', 'Chef’s choice');
export const hot = text('Achchiq', 'Острое', 'Spicy');
export const meatless = text('Goʻshtsiz', 'Без мяса', 'Meatless');
export const halal = text('Halol', 'Халяль', 'Halal');
export const forFamily = text('Oilaga', 'Для семьи', 'To share');
export const sugarless = text('Shakarsiz', 'Без сахара', 'Sugar-free');
