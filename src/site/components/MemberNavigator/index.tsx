import React, {type ReactNode, useContext} from 'react';
import type {Props as TreeProps} from '@theme/TOCItems/Tree';
import Entry from './Entry';
import {type ApiMembers, ApiMembersContext} from './members';
import {filterAttribute} from '@site/src/site/keys/filter-key';
import {navigatorAttribute} from './marks';
import {own} from '@site/src/common/own';

type TOCTreeNode = TreeProps['toc'][number];

type Props = {toc: readonly TOCTreeNode[]};

/** A list that is longer begins with its groups closed. */
const fits = 30;

const sizeOf = (toc: readonly TOCTreeNode[]): number =>
  toc.reduce((size, {children}) => size + 1 + sizeOf(children), 0);

/** The kind that all members of a group have, if they have one in common. */
function commonKind(children: readonly TOCTreeNode[], members: ApiMembers): string | undefined {
  const kinds = new Set(children.map(({id}) => own(members, id)?.kind));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

/**
 * What a page of the API describes: its sections, and in each the members. The
 * list is static and can be used as it is; `client` makes it follow the reader,
 * filters it, and opens it as a sheet in narrow windows.
 */
export default function MemberNavigator({toc}: Props): ReactNode {
  const members = useContext(ApiMembersContext);
  const size = sizeOf(toc);
  return (
    <nav
      className="theme-doc-toc-desktop navigator"
      id="on-this-page"
      aria-label="On this page"
      {...{[navigatorAttribute]: ''}}>
      <div className="navigator__filter">
        <input
          type="search"
          placeholder={`Filter ${size} entries`}
          aria-label="Filter the entries of this page"
          aria-keyshortcuts="f"
          autoComplete="off"
          spellCheck={false}
          {...{[filterAttribute]: ''}}
        />
        <kbd aria-hidden>f</kbd>
        <p role="status" />
      </div>
      <ul className="table-of-contents navigator__list thin-scrollbar">
        {toc.map(({id, value, children}) => (
          <li key={id}>
            <Entry id={id} html={value} member={value.includes('<code>') ? own(members, id) : undefined} />
            {children.length > 0 && (
              <>
                <span className="navigator__count">{children.length}</span>
                <button type="button" aria-expanded={size <= fits} aria-label={`Entries of ${id}`} />
                <ul data-kind={commonKind(children, members)}>
                  {children.map((child) => (
                    <li key={child.id}>
                      <Entry
                        id={child.id}
                        html={child.value}
                        member={own(members, child.id)}
                        isOfCommonKind={commonKind(children, members) !== undefined}
                      />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
