import { proxy, ref } from 'valtio/vanilla';

type GradesState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** the average of a product's stars, 1 to 5, by product id */
  byProduct: ReadonlyMap<string, number>;
};

/** How customers grade the products (§3: a grade entry), asked for when first wanted. */
export const state = proxy<GradesState>({ status: 'idle', byProduct: ref(new Map()) });

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

/** An ornament did not come: the next product that is opened asks again. */
export function setFailed() {
  state.status = 'failed';
}

/** What is known stays on screen until it is asked for again. */
export function forget() {
  state.status = 'idle';
}
