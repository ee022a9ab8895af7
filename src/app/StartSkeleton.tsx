/** The shop's outline and a spinner while it opens (§2): the same as index.html shows before the bundle arrives. */
export function StartSkeleton() {
  return (
    <div className="early" aria-busy="true">
      <i className="early-head" />
      <i className="early-row" />
      <div className="early-grid">
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <span className="early-spin" />
    </div>
  );
}
