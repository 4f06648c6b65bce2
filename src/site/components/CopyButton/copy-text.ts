/**
 * Copies a text.
 *
 * @returns whether that worked: it is refused to some pages, and those of plain HTTP have no clipboard
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
