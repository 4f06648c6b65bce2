/** A part of an address as it is meant; as it stands where an escape in it is malformed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
