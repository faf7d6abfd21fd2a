/** The output of `--help`. */
export const usage = `Usage: monitor-contract-lint [options] [FILES, FOLDERS, GLOBS or -]

Checks ICMP monitors in JSON and YAML files. Without arguments, it checks the files of the
configuration, or else the folder "monitors". A dash reads standard input.

Fixes:
  --fix                  apply safe fixes to the files
  --unsafe-fixes         apply all fixes, also those that a person should review
  --diff                 print what the fixes would change as a patch, and write nothing

What to check:
  --at POINTER           where the monitors are in each file, such as "/monitors/*"; repeatable
  --stdin-filename NAME  the name of standard input; its ending is the language
  --baseline defaults    omitted fields have their documented defaults
  --severity CODE=LEVEL  report CODE as "error" or "warning", or turn it "off"; repeatable
  --config FILE          configuration (default: monitor-contract-lint.config.{js,mjs})

Output:
  --format FORMAT        "pretty", "github", "sarif" or "json"
                         (default: "github" in GitHub Actions, else "pretty")
  --quiet                do not show warnings
  --color, --no-color    use colors, or not (default: on a terminal, unless NO_COLOR is set)

Exit status:
  --strict               warnings fail, too
  --exit-zero            exit with 0 in place of 1

  --help                 print this text
  --version              print the version

Exit status 0: no errors. 1: errors or, with --strict, warnings; with --diff, also changes.
2: something could not be checked or written, a pattern matches nothing, or a flag is wrong.
`
