/** What Rolldown tells about a module while it divides them. */
type Modules = {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
};

/** The few lines of React DOM that a map needs too; its renderer is not among them. */
const shared = /\/node_modules\/react-dom\/(index|cjs\/react-dom\.)/;

/**
 * Names the chunk of every module that the entry always needs: all of them one, because Rolldown on
 * its own splits off whatever a lazy screen needs too, and twenty small files compress to 8 kB more
 * than one. React DOM's renderer stays apart, because home is drawn before it comes
 * (src/app/stage.ts): that costs 1.1 kB, and it outlives releases in caches.
 */
export function firstChunk(): (id: string, modules: Modules) => string | null {
  const known = new Set<string>();
  const isFirst = (id: string, modules: Modules, seen = new Set<string>()): boolean => {
    if (known.has(id)) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    const info = modules.getModuleInfo(id);
    if (!info?.isEntry && !info?.importers.some((one) => isFirst(one, modules, seen))) return false;
    known.add(id);
    return true;
  };
  return (id, modules) => (shared.test(id) || isFirst(id, modules) ? 'first' : null);
}
