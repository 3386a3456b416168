import { useEffect } from 'react';

const COUNT = /^\(\d+\) /;

/** Shows the number of unread messages in the title of the tab, as menus and lists do. */
export function useTabTitle(unreadMessages: number): void {
  useEffect(() => {
    const show = (): void => {
      const plain = document.title.replace(COUNT, '');
      const title = unreadMessages > 0 ? `(${unreadMessages}) ${plain}` : plain;
      if (document.title !== title) document.title = title;
    };
    show();
    // Pages set their own title when they are opened.
    const watch = new MutationObserver(show);
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => watch.disconnect();
  }, [unreadMessages]);
}
