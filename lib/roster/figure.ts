/** A figure of a force that is worth seeing at any time: "Force cost", "15 of 15". */
export interface Figure {
  /** The game's short form: FC. */
  label: string;
  /** The label in full. */
  title: string;
  value: string;
  /** Is shown where there is one line only, too: lists, the bar of a narrow screen, the command line. */
  brief?: boolean;
  /** Where it comes from: a discount by name, what earns the resources. */
  note?: string;
  /** How much is used of how much, where there is a limit. */
  of?: { used: number; most: number };
  /** How a spreadsheet has it, where its title, its value and "limit" do not say it. */
  column?: { title: string; value?: string; most?: string };
}

/** The figures for where there is one line only. */
export const briefly = (figures: readonly Figure[]): Figure[] => figures.filter(({ brief }) => brief);
