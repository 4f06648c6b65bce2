/** What the element around the footer has; it takes no part in the layout. */
export const footerBox = {'data-static-footer': '', style: {display: 'contents'}} as const;
