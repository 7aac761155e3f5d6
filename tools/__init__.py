"""What makes the documentation: executed notebooks, pictures of the pages, and the site itself."""
