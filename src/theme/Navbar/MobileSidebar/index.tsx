// Change: the menu of narrow windows is loaded when its button is about to be used, and keeps the focus while it is open.
import React, {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {whenWanted} from '@site/src/site/components/WhenWanted/when-wanted';

let loaded: ComponentType | undefined;

export default function LazyMobileSidebar(): ReactNode {
  const {shouldRender} = useNavbarMobileSidebar();
  const [Menu, setMenu] = useState(() => loaded);
  const isWanted = shouldRender && !Menu;
  useEffect(
    () =>
      isWanted
        ? whenWanted({
            near: '.navbar__toggle',
            clicks: '.navbar__toggle',
            load: async () => {
              const {default: menu} = await import(/* webpackChunkName: "MobileSidebar" */ './menu');
              loaded = menu;
              setMenu(() => menu);
            },
          })
        : undefined,
    [isWanted],
  );
  return Menu ? <Menu /> : null;
}
