/** A member of a page: its name, its anchor, what it is. */
export type MemberRow = [name: string, anchor: string, kind: string];

/** A page of the API in the list that the page `/api/` filters. */
export type ApiRow = {path: string; name: string; kind: string; isPlus: boolean; members: MemberRow[]};
