/** The part of papaparse that is used. Its published types bring the globals of Node along. */
declare module 'papaparse' {
  interface ParseConfig {
    delimiter: string;
    header: false;
    skipEmptyLines: false;
  }

  interface ParseError {
    type: string;
    code: string;
    message: string;
    /** Index of the row, from 0. */
    row?: number;
  }

  const Papa: { parse(text: string, config: ParseConfig): { data: string[][]; errors: ParseError[] } };
  export default Papa;
}
