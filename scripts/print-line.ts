/** Prints a line for the person who ran the command. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
