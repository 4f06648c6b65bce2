/** Does the browser keep anything for this site whose key has a text in it? */
export function hasStored(text: string): boolean {
  try {
    return Object.keys(localStorage).join().includes(text);
  } catch {
    return false;
  }
}
