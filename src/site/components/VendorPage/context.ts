import {createContext} from 'react';
import type {VendorPage} from '@site/src/common/vendor-page';

/** The vendor's page about the subject of the page that is shown; `src/build/remark/vendor-page.ts` writes it. */
export const VendorPageContext = createContext<VendorPage | undefined>(undefined);
