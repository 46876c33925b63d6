-- Texts and e-mails to a guest are in the language of the pages where they signed in, or chose last.

alter table users add column language text not null default 'en' check (language ~ '^[a-z]{2}$');

comment on column users.language is 'The language of messages to this guest: en, hi, ta. Chosen by the pages they signed in on.';
