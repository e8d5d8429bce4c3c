/** What `desk-plugin.ts` hands to the page: made when the desk is built. */
declare module 'virtual:desk' {
  /** The form. */
  export const config: import('@sveltia/cms').CmsConfig;
  /** Files that words of others quote, by `language/name`. */
  export const quoted: Readonly<Record<string, string>>;
}
