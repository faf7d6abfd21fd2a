// Tests the issues of `validateYaml`, and their ranges, with two versions of the package `yaml`.
import { errorGroupList } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { fault, foundWith, valid, versions, type Options } from './versions.ts'

describe.each(versions)('with the %s version of the package', (_, validateYaml) => {
  const found = foundWith(validateYaml)

  it.each<[string, string, string[][], Options?]>([
    ['an empty text', '', [['type  ']]],
    ['a comment', '# a\n', [['type  #']]],
    ['a byte order mark alone', '\uFEFF', [['type  \uFEFF']]],
    ['a byte order mark before an indented field', '\uFEFF  heartbeat: {}\n  script: 5', [['type /script 5']]],
    ['empty documents', '---\n# a\n---\n...\n', [['type  -']]],
    ['empty documents beside another', `---\n---\n${valid}---\n# a\n`, [[]]],
    ['an explicit null', '--- ~\n', [['type  ~']]],
    ['a null with an anchor', '--- &a\n', [['type  ']]],
    ['an empty string with a tag', '--- !!str\n', [['type  ']]],
    ['three documents', `${valid}---\n5\n...\n---\n${valid}`, [[], ['type  5'], []]],
    ['a directive without a document', '%YAML 1.2\n', [fault('MISSING_CHAR', '2')]],
    ['carriage returns as line ends', 'heartbeat: {}\rscript: |\r  a\rfrequency: 7\r', [['enum /frequency 7']]],
    ['an error in one of the documents', `a: [\n---\n${valid}`, [fault('BAD_INDENT', '['), []]],
    ['a tab as indentation', 'heartbeat:\n\ta: 1', [fault('TAB_AS_INDENT', '\t')]],
    [
      'a block object without a field',
      `name: 5 # five\n\n# end\n`,
      [['required /heartbeat n', 'required /script n', 'type /name 5']],
    ],
    ['a field in a list without braces', `${valid}tags: [a: b, x]`, [['type /tags/0 a: b']]],
    ['a field without a value', `${valid}muted:\nname: ~`, [['type /muted ', 'type /name ~']]],
    ['a field without a colon', `${valid}? name\n? 5`, [['type /name ', 'unknown-field /5 5']]],
    ['an object as a key before a list', `${valid}? name:\n- 5\n`, [fault('BAD_INDENT', '-')]],
    ['an object as a key before a text', `${valid}heartbeat:\n ? name:\n  5`, [fault('BAD_INDENT', '5')]],
    [
      'a byte order mark before a name of a second document',
      `${valid}---\n\uFEFFname: 5`,
      [[], ['required /heartbeat \uFEFF', 'required /script \uFEFF', 'unknown-field /\uFEFFname \uFEFFname']],
    ],
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
      'heartbeat: !!map {}\nscript: !!str 5\nname: ! 5\nfrequency: !!int "5"\ndegradedResponseTime: !!float 5\ntags: !!seq []',
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
    [
      'objects without braces as keys',
      `${valid}? a: 1\n: 1\n? b: 1\n: 2\n? a: 1 # c\n: 3`,
      [['unknown-field /b: 1 b: 1', 'duplicate-key /a: 1 a: 1', 'unknown-field /a: 1 a: 1']],
    ],
    ['lists as keys', `${valid}? [a]\n: 1\n? [a]\n: 2`, [['duplicate-key /[a] [a]', 'unknown-field /[a] [a]']]],
    ['duplicate keys beyond maxIssues', `${valid}a: 1\na: 2\na: 3`, [['duplicate-key /a a']], { maxIssues: 1 }],
    [
      'a duplicate key before one inside its value',
      `${valid}a: 1\na: {b: 2, b: 3}`,
      [['duplicate-key /a a']],
      { maxIssues: 1 },
    ],
    ['a string $schema', `$schema: a\n${valid}`, [[]]],
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
      [['required /heartbeat a', 'required /script a', 'unknown-field /a a'], fault('BAD_ALIAS', '*b')],
    ],
    ['an escaped quote at the end', "a: 'b''", [fault('MISSING_CHAR', "'")]],
    ['an alias with a tag', 'a: &b c\nd: !!str *b', [fault('ALIAS_PROPS', '*b')]],
    ['a block scalar before a comment', `${valid}muted: >+\n  a \n\n\n# b\nname: a\\"`, [['type /muted >+\n  a ']]],
    [
      'values before comments',
      `${valid}muted: # a\nname: 5 # b\ntags: {} # c\nfrequency: d\n  e # f`,
      [['type /muted ', 'type /name 5', 'type /tags {}', 'type /frequency d\n  e']],
    ],
    ['several merge keys', `${valid}<<: {muted: 5}\n<<: {muted: 6, name: 7}`, [['type /muted 5', 'type /name 7']]],
    ['fields beside a merge key', `${valid}name: a\n<<: {name: 5, muted: 6}\nmuted: true`, [[]]],
    ['a merged list of objects', `${valid}<<: [{name: 5}, {name: 6, muted: 7}]`, [['type /name 5', 'type /muted 7']]],
    ['a merged alias of a list', `heartbeat: {a: &a [{muted: 5}]}\nscript: ""\n<<: *a`, [['type /muted 5']]],
    [
      'a merged alias in an anchor',
      `heartbeat: &a {muted: 5}\nscript: ""\nrequest: {<<: *a}`,
      [['unknown-field /request/muted muted']],
    ],
    ['a merge key after %YAML 1.1', `%YAML 1.1\n---\n${valid}<<: {muted: 5}`, [['type /muted 5']]],
    ['a quoted merge key', `${valid}"<<": {muted: 5}`, [['unknown-field /<< "<<"']]],
    ['a merge key with a tag', `${valid}!!str <<: {muted: 5}`, [['unknown-field /<< <<']]],
    ['a merge key with the tag of merge keys', `${valid}!!merge <<: {muted: 5}`, [['type /muted 5']]],
    ['a quoted merge key with the tag of merge keys', `${valid}!!merge "<<": {muted: 5}`, [['type /muted 5']]],
    ['the tag of merge keys at another key', `${valid}!!merge a: {}`, [fault('TAG_RESOLVE_FAILED', '!!merge')]],
    ['nothing merged', `${valid}<<:\nname: 5`, [fault('BAD_COLLECTION_TYPE', '')]],
    ['a merged list of lists', `${valid}<<: [{}, [{}]]`, [fault('BAD_COLLECTION_TYPE', '[{}]')]],
    ['a character that cannot start a value', 'a: @b', [fault('BAD_SCALAR_START', '@')]],
    ['a string that does not end', 'a: 1\nb: "c\nd: 2\n', [fault('MISSING_CHAR', '"')]],
    ['a string that does not end before the next document', `a: 'b\n---\n${valid}`, [fault('MISSING_CHAR', "'")]],
    ['a list that does not end', 'a: [\n\n', [fault('BAD_INDENT', '[')]],
    ['an object that does not end', 'a: {b: 😀\n', [fault('BAD_INDENT', '😀')]],
    ['text after the end of a document', 'a: 1\n... b\n', [fault('UNEXPECTED_TOKEN', 'b')]],
  ])('finds the issues and ranges of %s', (_title, text, expected, options) => {
    expect(found(text, options)).toEqual(expected)
  })

  it('calls a text without content an empty document', () => {
    const [result] = validateYaml(errorGroupList, '# a')
    expect(result?.errors).toMatchObject([
      { message: 'The document is empty.', params: { expected: ['array'], received: 'null' } },
    ])
  })
})
