/** What `desk-plugin.ts` hands to the page: the form, made when the desk is built. */
declare module 'virtual:desk' {
  const config: import('@sveltia/cms').CmsConfig;
  export default config;
}
