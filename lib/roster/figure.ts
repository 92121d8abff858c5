/** A total of a force that is always worth showing: "Force cost", "15 of 15". */
export interface Figure {
  /** The game's short form: FC. */
  label: string;
  /** The label in full. */
  title: string;
  value: string;
  /** Also shown where there is only one line: lists, the bar of a narrow screen, the command line. */
  brief?: boolean;
  /** Where it comes from: a discount by name, what earns the resources. */
  note?: string;
  /** How much of the limit is used, if there is one. */
  of?: { used: number; most: number };
  /** How a spreadsheet shows it, if not by its title, its value and "limit". */
  column?: { title: string; value?: string; most?: string };
}

/** Returns the figures to show where there is only one line. */
export const headlineFigures = (figures: readonly Figure[]): Figure[] => figures.filter(({ brief }) => brief);
