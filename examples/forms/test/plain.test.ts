// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { connect } from '../plain.ts'
import { formTests, monitor } from './form-tests.ts'

const page = readFileSync('forms/plain.html', 'utf8')
const [markup = ''] = /<form[^]*<\/form>/u.exec(page) ?? []

formTests('plain HTML', (saved, baseline, given = monitor) => {
  document.body.innerHTML = markup
  const [form] = document.forms
  if (form === undefined) throw new Error('The page has no form')
  connect(form, given, (update) => saved.push(structuredClone(update)), baseline)
  return form
})
