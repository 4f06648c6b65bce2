// Change: nothing here; the version stands beside the edition badge, above the title (DocItem/Content).
export default function DocVersionBadge(): null {
  return null;
}
