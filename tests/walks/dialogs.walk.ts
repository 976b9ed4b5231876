// The dialogs of the page: which stands over which, what closes them, and what a question's answer does.
export {};
