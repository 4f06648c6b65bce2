/** Longer texts are cut: an edited program can say what no page can show. */
export const longestText = 10_000;

/** A text as a page can show it. */
export const cut = (text: string): string => (text.length > longestText ? `${text.slice(0, longestText)}…` : text);

/** More messages in a second than these tell a reader nothing, and keep the page from drawing. */
export const mostMessages = 5000;

/** Counts the messages of a run, on both sides: an edited program can get around the side of its frame. */
export class MessageCount {
  private since = -Infinity;
  private count = 0;

  /** Counts one more. Is it one too many within a second? */
  isFlood(): boolean {
    const now = performance.now();
    if (now - this.since > 1000) {
      this.since = now;
      this.count = 0;
    }
    this.count += 1;
    return this.count > mostMessages;
  }
}
