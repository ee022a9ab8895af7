import { shelf } from '../device/stored';
import { number, readAs } from '../domain/shape';
import { nameOf } from './whose';

/** When the person who is there said no to the question for their contact last, epoch milliseconds. */
export const refusedAt = (): number | null => shelf.read(nameOf('contactRefused'), readAs(number));

export function remember(at: number): void {
  shelf.write(nameOf('contactRefused'), at);
}

/** The contact was given. */
export function forget(): void {
  shelf.remove(nameOf('contactRefused'));
}
