import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Failure } from '../net/http.ts';
import { failureText } from './failure-text.ts';

/** What is wrong, by field; under `form`, with the form as a whole. */
type Problems = Readonly<Record<string, string | undefined>>;

interface FormPlan<Field extends string> {
  readonly initial: Readonly<Record<Field, string>>;
  /** What can be told without the server. */
  readonly check: (values: Readonly<Record<Field, string>>) => Problems;
  /** Sends the form. Returns why that failed, or null. */
  readonly send: (values: Readonly<Record<Field, string>>) => Promise<Failure | null>;
  /** Which field a refusal is about, by its code; the others are said under the form. */
  readonly fieldOf: Readonly<Record<string, NoInfer<Field>>>;
}

/** A form as it is being filled in. What somebody typed stays whatever happens. */
interface Form<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly problems: Problems;
  readonly isSending: boolean;
  /** Changes a field, and takes back what was said against it. */
  readonly fill: (field: Field) => (value: string) => void;
  readonly clear: () => void;
  /** For the `form` element. */
  readonly ref: React.RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
}

/** Keeps a form: checks it when it is sent, not while it is typed, and brings the first field that is wrong into focus. */
export function useForm<Field extends string>({ initial, check, send, fieldOf }: FormPlan<Field>): Form<Field> {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.values(problems).some((problem) => problem !== undefined))
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const submit = async (): Promise<void> => {
    const found = check(values);
    setProblems(found);
    if (isSending || Object.keys(found).length > 0) return;
    setSending(true);
    const failure = await send(values);
    setSending(false);
    if (failure === null) return;
    setProblems({ [fieldOf[failure.code] ?? 'form']: failureText(failure) });
  };
  return {
    values,
    problems,
    isSending,
    fill: (field) => (value) => {
      setValues((before) => ({ ...before, [field]: value }));
      setProblems((before) => ({ ...before, [field]: undefined, form: undefined }));
    },
    clear: () => setValues(initial),
    ref,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
  };
}
