/**
 * The protocol between markup, styles and scripts: every `data-*` attribute of the site, once. JSX is held to the values
 * by the compiler, every other mention to the names by the test beside this.
 */
import type {} from 'react';

/** What a script fills in or shows, within what stands around it. */
export type PartName = 'status' | 'urgent' | 'hits' | 'hit' | 'page' | 'line' | 'none' | 'ask' | 'load';

/** Those that are there or not, empty, and those that hold any text. */
type OfAnyText =
  /** Around buttons and the status that says what came of them. */
  | 'data-controls'

  /** On `<html>`: which page this is, for what must know it before any script. */
  | 'data-page'
  /** On `<html>`: the small script has run to its end, so that what only it answers is offered. */
  | 'data-alive'
  /** On `<html>`: what was kept on this device has been erased since the page came. On a button: what is said then. */
  | 'data-erased'
  /** On `<html>`: the browser is leaving by a form that it posts by itself. */
  | 'data-leaving'
  /** On `<html>`: the device has a voice of the page's language. */
  | 'data-voice'

  /** The sections of a long page, which stay in sight; and on `<html>` that the page has them. */
  | 'data-index'
  | 'data-indexed'
  /** Enters by a motion when it comes into view. */
  | 'data-arrive'
  /** While one sheet is printed: what gives way to it, and the sheet in it. */
  | 'data-printed'
  | 'data-sheet'

  /** Name of the island in the element, which of its kind, and the parameter of the address that hydrates it. */
  | 'data-island'
  | 'data-subject'
  | 'data-asked'
  /**
   * A button that React alone answers, by its name among those of the island; and that a press waits for it, since
   * when, in milliseconds.
   */
  | 'data-press'
  | 'data-pressed'
  /** Name of a part that a script answers; the template beside it, with its fallback, has the same. */
  | 'data-fallback'
  /** The fallback, once it is shown. */
  | 'data-fallback-message'
  | 'data-list'
  /** Where the list that the finder has found stands; empty until then. */
  | 'data-found-list'
  /** A card whose case does not begin with the emergency number. */
  | 'data-calm'
  /** The English name of a paper. */
  | 'data-english'
  | 'data-clear'
  | 'data-print-page'
  /** Identifier of the answer that a link to this list chooses. */
  | 'data-choice'
  | 'data-sending'
  /** What stands in the form's place once a message has been sent. */
  | 'data-sent'
  /** A link that takes along what was typed: its address up to that, and in JSON the lines in which it is said. */
  | 'data-message'
  | 'data-message-lines'
  /** A form that can be erased, and its box that keeps it longer than the tab. */
  | 'data-keepable'
  | 'data-keep'
  /** What the letter about a claim asks in some cases alone, by its name. */
  | 'data-when'

  /**
   * Questions after a death, with their words in JSON; a step by the one that leaves it out; and a time limit, like
   * `P30D`, where its day is said.
   */
  | 'data-household'
  | 'data-concerns'
  | 'data-due'

  /** Our home with its words in JSON, and the row that each diamond of its cloth stands in. */
  | 'data-our-home'
  | 'data-row'
  /** Where it is said in words: by the name of a row, and how many are woven. */
  | 'data-text'
  /** What comes once every question is answered; and a step, of that or after a death, by its name. */
  | 'data-result'
  | 'data-step'

  /** A form whose question is answered on the page of all places, behind the # of its address. */
  | 'data-find'
  /**
   * Where answers are shown: the address of what is searched, in JSON what is said of their number, and that something is
   * asked.
   */
  | 'data-entries'
  | 'data-count'
  | 'data-searched'

  /** A part whose script is fetched where it stands. */
  | 'data-enhanced'
  /** The line that is read aloud, and the buttons while one is. */
  | 'data-aloud'
  | 'data-reading'
  /** Said where the device or the browser cannot. */
  | 'data-failed'
  /** What a button copies, and what is said then. */
  | 'data-copy'
  | 'data-copied'
  /** Fragment that is shared. */
  | 'data-share'
  | 'data-menu'
  /**
   * Language that a link leads to; what suggests it to whoever reads it, and the word that sends the suggestion away.
   */
  | 'data-language'
  | 'data-suggestion'
  | 'data-dismiss'
  | 'data-open-now'
  /** First and last day of a notice, like 2027-01-14. */
  | 'data-notice-from'
  | 'data-notice-until'
  | 'data-status'
  /** Address and title of the map's frame, and that it has come. */
  | 'data-map'
  | 'data-map-title'
  | 'data-loaded'
  | 'data-when-offline'
  | 'data-offline-status'
  /** Shown on a page that came from the site, and left out of its copy on the device. */
  | 'data-in-place'
  /** Shown on a copy alone. */
  | 'data-cached-page'
  /** Language whose saved pages it needs. */
  | 'data-needs';

interface DataAttributes extends Partial<Record<OfAnyText, string | undefined>> {
  'data-part'?: PartName;
  'data-background'?: 'brand' | 'paper' | 'sand' | 'marigold';
  'data-weave'?: 'bullet' | 'step';
  /** Left out of print, or in print alone. */
  'data-print'?: 'no' | 'only';
  /** A script carries its controls. */
  'data-hydrated'?: 'true';
  /** A box to tick; `asked` where it is to be asked about first, and counts for nothing. */
  'data-tick'?: '' | 'asked';
  /** The contact form; `posted` when the browser has posted it by itself. */
  'data-draft'?: '' | 'posted';
  /** A button whose answer is fetched on the first tap. */
  'data-action'?: 'erase' | 'read' | 'stop';
  /** Something else asks for a part that is shown offline. */
  'data-shown'?: boolean;
}

declare module 'react' {
  interface DOMAttributes<T> extends DataAttributes {}
}
