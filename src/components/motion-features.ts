/** What framer-motion needs to animate, fetched only when something is to move. */
export { domAnimation } from 'framer-motion';
