// Tests the issues of `validateYaml`, and their ranges, with two versions of the package `yaml`.
import { describe, expect, it } from 'vitest'
import { fault, foundWith, valid, versions, type Options } from './versions.ts'

describe.each(versions)('with the %s version of the package', (_, validateYaml) => {
  const found = foundWith(validateYaml)

  it.each<[string, string, string[][], Options?]>([
    ['an empty text', '', []],
    ['a comment', '# a\n', []],
    ['an empty document', '---\n', [['type  ']]],
    ['three documents', `${valid}---\n5\n...\n---\n${valid}`, [[], ['type  5'], []]],
    ['a directive without a document', '%YAML 1.2\n', [fault('MISSING_CHAR', '')]],
    ['an error in one of the documents', `a: [\n---\n${valid}`, [fault('BAD_INDENT', '-'), []]],
    ['a byte order mark', `\uFEFF${valid}muted: 5`, [['type /muted 5']]],
    ['carriage returns', `${valid}tags:\n- a\n- 5\n`.replaceAll('\n', '\r\n'), [['type /tags/1 5']]],
    ['tabs between tokens', 'heartbeat:\t{}\nscript:\t5\t# a\n', [['type /script 5']]],
    ['a tab as indentation', 'heartbeat:\n\ta: 1', [fault('TAB_AS_INDENT', '\t')]],
    [
      'a block object without a field',
      `name: 5 # five\n\n# end\n`,
      [['required /heartbeat name: 5', 'required /script name: 5', 'type /name 5']],
    ],
    [
      'a block list',
      `${valid}description:\n  - 1\n  - # two\n\n\nname: 5`,
      [['type /description - 1\n  - ', 'type /name 5']],
    ],
    ['a nested flow object', `${valid}description: { a: [1] } # a\n`, [['type /description { a: [1] }']]],
    ['a field in a list without braces', `${valid}tags: [a: b, x]`, [['type /tags/0 a: b']]],
    ['a field without a value', `${valid}muted:\nname: ~`, [['type /muted ', 'type /name ~']]],
    ['a field without a colon', `${valid}? name\n? 5`, [['type /name ', 'unknown-field /5 5']]],
    ['a literal block', `${valid}muted: |\n  a\n\nname: a`, [['type /muted |\n  a\n']]],
    ['an item at a deeper path', `${valid}request: {assertions: [{}, 5]}`, [['type /request/assertions/1 5']]],
    [
      'numbers and strings of the core schema',
      'heartbeat: {}\nscript: yes\nname: 2020-01-01\nfrequency: 0x5\nmuted: TRUE',
      [[]],
    ],
    [
      'numbers and strings after %YAML 1.1',
      '%YAML 1.1\n---\nheartbeat: {}\nscript: yes\nname: 1_000\nfrequency: 0o5',
      [[]],
    ],
    [
      'not a number',
      `${valid}frequency: .nan\nmaxResponseTime: -.inf`,
      [['type /frequency .nan', 'type /maxResponseTime -.inf']],
    ],
    [
      'tags of the core schema',
      'heartbeat: !!map {}\nscript: !!str 5\nname: ! 5\nfrequency: !!int "5"\ntags: !!seq []',
      [[]],
    ],
    ['a private tag', `${valid}name: !a b`, [fault('TAG_RESOLVE_FAILED', '!a')]],
    ['a tag of another schema', `${valid}name: !!timestamp 2020-01-01`, [fault('TAG_RESOLVE_FAILED', '!!timestamp')]],
    [
      'a tag of another schema after %YAML 1.1',
      '%YAML 1.1\n---\na: !!binary YQ==',
      [fault('TAG_RESOLVE_FAILED', '!!binary')],
    ],
    ['a tag that does not fit the value', `${valid}frequency: !!int five`, [fault('TAG_RESOLVE_FAILED', '!!int')]],
    ['an error after a tag of another schema', 'a: !a b\nc: @d', [fault('BAD_SCALAR_START', '@')]],
    [
      'duplicate keys',
      `${valid}script: 1\n"script": ''`,
      [['duplicate-key /script script', 'duplicate-key /script "script"']],
    ],
    ['keys of the same text', `${valid}1: a\n"1": b`, [['duplicate-key /1 "1"', 'unknown-field /1 "1"']]],
    ['empty keys', `${valid}~: a\n"": b`, [['duplicate-key / ""', 'unknown-field / ""']]],
    [
      'a duplicate key in a list',
      `${valid}tags: [a, {b: 1, b: 2}]`,
      [['type /tags/1 {b: 1, b: 2}', 'duplicate-key /tags/1/b b']],
    ],
    ['lists as keys', `${valid}? [a]\n: 1\n? [a]\n: 2`, [['duplicate-key /[a] [a]', 'unknown-field /[a] [a]']]],
    ['duplicate keys beyond maxIssues', `a: 1\na: 2\na: 3`, [['duplicate-key /a a']], { maxIssues: 1 }],
    ['a string $schema', `$schema: a\n${valid}`, [[]]],
    ['a number as $schema', `$schema: 5\n${valid}`, [['unknown-field /$schema $schema']]],
    ['an aliased value', `${valid}description: &a b\nmuted: *a`, [['type /muted *a']]],
    [
      'an issue inside an aliased value',
      `heartbeat: &a\n  muted: 5\nscript: ""\nrequest: *a`,
      [['unknown-field /request/muted muted']],
    ],
    ['an alias as a key', `${valid}name: &a muted\n*a : 5`, [['type /muted 5']]],
    ['an aliased list as a key', `${valid}tags: &a [x]\n*a : 5`, [['unknown-field /*a *a']]],
    ['an anchor at a key', `${valid}&a name: x\nmuted: *a`, [['type /muted *a']]],
    [
      'an anchor that is used again',
      `${valid}name: &a x\ndescription: &a 5\nmuted: *a`,
      [['type /description 5', 'type /muted *a']],
    ],
    ['an alias without an anchor', 'a: *b', [fault('BAD_ALIAS', '*b')]],
    ['two aliases without an anchor', 'a: *b\nc: *d', [fault('BAD_ALIAS', '*b')]],
    ['an alias before its anchor', 'a: *b\nb: &b c', [fault('BAD_ALIAS', '*b')]],
    ['an alias inside its anchor', 'a: &b {c: [*b]}', [fault('BAD_ALIAS', '*b')]],
    [
      'an alias of another document',
      `a: &b c\n---\na: *b`,
      [['required /heartbeat a: &b c', 'required /script a: &b c', 'unknown-field /a a'], fault('BAD_ALIAS', '*b')],
    ],
    ['an alias with a tag', 'a: &b c\nd: !!str *b', [fault('ALIAS_PROPS', '*b')]],
    ['a merge key', `${valid}<<: {muted: 5}`, [['unknown-field /<< <<']]],
    ['merge keys', `${valid}<<: {}\n<<: {}`, [['duplicate-key /<< <<', 'unknown-field /<< <<']]],
    ['a merge key of YAML 1.1', `%YAML 1.1\n---\n${valid}<<: {muted: 5}`, [['unknown-field /<< <<']]],
    ['a merged object', `${valid}<<: {muted: 5, a: 1}`, [['type /muted 5', 'unknown-field /a a']], { merge: true }],
    [
      'merge keys with merge',
      `${valid}<<: {muted: 5}\n<<: {muted: 6, name: 7}`,
      [['type /muted 5', 'type /name 7']],
      { merge: true },
    ],
    ['fields beside a merge key', `${valid}name: a\n<<: {name: 5, muted: 6}\nmuted: true`, [[]], { merge: true }],
    [
      'a merged list of objects',
      `${valid}<<: [{name: 5}, {name: 6, muted: 7}]`,
      [['type /name 5', 'type /muted 7']],
      { merge: true },
    ],
    [
      'a merged alias of a list',
      `heartbeat: {a: &a [{muted: 5}]}\nscript: ""\n<<: *a`,
      [['type /muted 5']],
      { merge: true },
    ],
    [
      'a merged alias in an anchor',
      `heartbeat: &a {muted: 5}\nscript: ""\nrequest: {<<: *a}`,
      [['unknown-field /request/muted muted']],
      { merge: true },
    ],
    ['a quoted merge key', `${valid}"<<": {muted: 5}`, [['unknown-field /<< "<<"']], { merge: true }],
    ['a merged number', `${valid}<<: 5`, [fault('BAD_COLLECTION_TYPE', '5')], { merge: true }],
    ['a merged list of lists', `${valid}<<: [{}, [{}]]`, [fault('BAD_COLLECTION_TYPE', '[{}]')], { merge: true }],
    ['a merged alias without an anchor', `${valid}<<: *a`, [fault('BAD_ALIAS', '*a')], { merge: true }],
    ['a character that cannot start a value', 'a: @b', [fault('BAD_SCALAR_START', '@')]],
    ['a string that does not end', 'a: "b', [fault('MISSING_CHAR', '')]],
  ])('finds the issues and ranges of %s', (_title, text, expected, options) => {
    expect(found(text, options)).toEqual(expected)
  })
})
