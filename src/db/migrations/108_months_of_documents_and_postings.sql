-- Returns and the journal read a month of documents and postings, never all of them.
create index tax_documents_by_day on tax_documents (issued_at);
create index ledger_postings_by_day on ledger_postings (at, id);
