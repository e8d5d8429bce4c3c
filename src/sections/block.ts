/** The one shape that most sections take their words in. */
interface Item {
  /** Fragment that links may point at. */
  id?: string;
  title: string;
  body: string;
}

export interface Block {
  items: Item[];
}
