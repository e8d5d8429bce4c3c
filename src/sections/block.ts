/** The one shape that most sections take their words in. */
interface Item {
  title: string;
  body: string;
}

export interface Block {
  title: string;
  intro?: string;
  items: Item[];
}
