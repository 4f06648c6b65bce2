let region: HTMLElement | undefined;

/** Makes the region that screen readers read from: they only read what comes into one that they know. */
export function prepareAnnouncements(): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
    document.body.append(region);
  }
}

/** Lets screen readers say a message. The page has one region for all of them. */
export function announce(text: string): void {
  prepareAnnouncements();
  region?.replaceChildren(text);
}
