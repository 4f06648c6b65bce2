// Change: nothing is loaded for the theme's highlighter; code is highlighted when the site is built.
export default function noLanguages(): void {
  // The theme's client module calls this with a highlighter that `build-time-highlighting` has emptied.
}
