import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMoves, stillMs } from './moves';

const onMove = vi.fn();
const onRest = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  onMove.mockReset();
  onRest.mockReset();
});

describe('map movements', () => {
  it('report one start and one rest, rounded to 6 decimals', () => {
    const moves = createMoves({ onMove, onRest });
    moves.begin('person');
    moves.begin('person');
    moves.pause([69.24056249, 41.3110814]);
    vi.advanceTimersByTime(stillMs);
    expect(onMove.mock.calls).toEqual([['person']]);
    expect(onRest.mock.calls).toEqual([[[69.240562, 41.311081], 'person']]);
  });

  it('report no rest while the camera keeps moving', () => {
    const moves = createMoves({ onMove, onRest });
    moves.begin('person');
    moves.pause([69, 41]);
    vi.advanceTimersByTime(stillMs - 1);
    moves.begin('person');
    vi.advanceTimersByTime(stillMs * 10);
    expect(onRest).not.toHaveBeenCalled();
    moves.pause([70, 42]);
    vi.advanceTimersByTime(stillMs);
    expect(onMove).toHaveBeenCalledTimes(1);
    expect(onRest.mock.calls).toEqual([[[70, 42], 'person']]);
  });

  it('count as the user’s as soon as the user takes part', () => {
    const moves = createMoves({ onMove, onRest });
    moves.begin('view');
    moves.begin('person');
    moves.begin('view');
    moves.pause([69, 41]);
    vi.advanceTimersByTime(stillMs);
    expect(onMove.mock.calls).toEqual([['view']]);
    expect(onRest.mock.calls).toEqual([[[69, 41], 'person']]);
  });

  it('are discarded when the map unmounts, and a pause without a movement is ignored', () => {
    const moves = createMoves({ onMove, onRest });
    moves.pause([69, 41]);
    vi.advanceTimersByTime(stillMs);
    moves.begin('person');
    moves.pause([69, 41]);
    moves.stop();
    vi.advanceTimersByTime(stillMs);
    expect(onRest).not.toHaveBeenCalled();
  });
});
