/** The mark of the product on the tab of a page. */
export const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#12211B"/><path d="M7 22V10h2.6l4.6 7.2V10h2.6v12h-2.5l-4.7-7.3V22zm12.3 0V9.4h2.5v4.4c.6-.8 1.4-1.1 2.4-1.1 2.2 0 3.8 1.8 3.8 4.7s-1.6 4.8-3.8 4.8c-1 0-1.9-.4-2.5-1.2V22zm4.3-2c1.1 0 1.9-.9 1.9-2.6s-.8-2.5-1.9-2.5c-1 0-1.9.8-1.9 2.5 0 1.8.9 2.6 1.9 2.6z" fill="#FFD84D"/></svg>';
