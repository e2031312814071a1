declare module 'mjml' {
  interface Options {
    readonly validationLevel: 'strict'
    readonly fonts: Readonly<Record<string, string>>
  }
  export default function mjml2html(source: string, options: Options): Promise<{ readonly html: string }>
}
