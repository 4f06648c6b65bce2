/** The page of the vendor's documentation about what a page of the reference describes. */
export type VendorPage = {
  address: string;
  /** The version that it is about, where its address names one. */
  version?: string;
};

/** Where the vendor's documentation stands. */
export const vendorOrigin = 'https://docs.jointjs.com';

/** Is a page of the vendor's documentation elsewhere, or is this site itself at that address? */
export const isElsewhere = ({address}: VendorPage, siteUrl: string): boolean =>
  new URL(address).origin !== new URL(siteUrl).origin;
