import React, {type ReactNode} from 'react';
import FooterOriginal from '@theme-original/Footer';
import {footerBox} from './footer-box';

/** The theme's footer, in an element that `static.tsx` takes over. */
export default function ServerFooter(): ReactNode {
  return (
    <div {...footerBox}>
      <FooterOriginal />
    </div>
  );
}
