type Connection = {effectiveType?: string; saveData?: boolean};

/** Is the connection slow, or data saving on? Docusaurus prefetches nothing in the same cases. */
export function isFrugal(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
