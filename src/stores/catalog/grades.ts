import { ref } from 'valtio/vanilla';
import { defineStore } from '../defineStore';

type GradesState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** average stars, 1 to 5, by product id */
  byProduct: ReadonlyMap<string, number>;
};

const blank = (): GradesState => ({ status: 'idle', byProduct: ref(new Map<string, number>()) });

/** Average product grades (§3: a grade entry), loaded on first use. */
export const state = defineStore('shop', blank);

export function setLoading() {
  state.status = 'loading';
}

export function setGrades(grades: readonly { productId: string; grade: number | null }[]) {
  const known = grades.flatMap(({ productId, grade }): [string, number][] =>
    grade !== null && grade > 0 ? [[productId, grade]] : [],
  );
  state.byProduct = ref(new Map(known));
  state.status = 'ready';
}

/** Grades are optional: the next opened product retries. */
export function setFailed() {
  state.status = 'failed';
}

/** Marks the grades as outdated; they stay visible until reloaded. */
export function forget() {
  state.status = 'idle';
}
